// What other scripts use of install-packages.mjs, which Node must be able to read before there is anything of ours.

/** A program, and its first arguments. */
export function findNpm(): [command: string, first: string[]];
/** Ours, without what settings of npm would make of an install. */
export function makeEnvironment(): NodeJS.ProcessEnv;
