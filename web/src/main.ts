import "@fontsource-variable/outfit/index.css";
import "./tokens.css";
import "./base.css";
