/** The colours that games name beside their drawings. */
import.meta.glob("./*/tokens.css", { eager: true });
