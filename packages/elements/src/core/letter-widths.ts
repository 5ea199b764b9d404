/** Widths of the letters of loaded languages. The build puts this table in the place of the one of the drawings. */
const widths: Record<string, number> = {};

export default widths;
