/** Nothing to start; without this file Next would take the project's own. */
export function register() {}
