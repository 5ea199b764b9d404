// Written by `npm run sql:generate`: the statements of all packages, with the types that Postgres gives them.
export interface Statements {
}
