/** Procedural art: everything is drawn from an id. No images; functions return SVG strings. Never put names or other
 *  data into them unescaped. */
export * from "./art/maths";
export * from "./art/icons";
export * from "./art/seats";
export * from "./art/sky";
export * from "./art/cards";
export * from "./art/glow";
export * from "./art/orrery";
export * from "./art/scenes";
