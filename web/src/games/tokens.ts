/** The colours that games name beside their drawings, by night and by day. */
import.meta.glob(["./*/tokens.css", "./*/day.css"], { eager: true });
