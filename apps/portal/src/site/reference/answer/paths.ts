/** Returns the address of all members of an answer, which a page loads when a closed branch is opened. */
export const answerPath = (id: string): string => `/reference/answers/${id}`;

/** Returns the page of an operation as Markdown, which has every member without scripts. */
export const markdownPath = (id: string): string => `/reference/${id}.md`;

/** Returns the anchor of a member: `answer.planets.latitude`. */
export const anchorOf = (parent: string, name: string): string => `${parent}.${name}`;

/** The anchor of the answer itself. */
export const ANSWER = 'answer';
