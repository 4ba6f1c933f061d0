// `npm run check`: what should pass before each commit, within a minute: all checks, and the quick tests of what changed.
import { CHANGED_TESTS, CHECKS } from './test/list-steps.ts';
import { runSteps } from './test/run-steps.ts';

await runSteps([...CHECKS, CHANGED_TESTS]);
