// `npm run check`: what should pass before each commit, within a minute: all checks, and the quick tests of what changed.
import { updateCoverage } from './spec-coverage.ts';
import { CHANGED_TESTS, CHECKS, TREE_TESTS } from './test/list-steps.ts';
import { runSteps } from './test/run-steps.ts';

// `npm test` only compares this list with the tests: one who checks before a commit need not remember it.
updateCoverage();
await runSteps([...CHECKS, TREE_TESTS, CHANGED_TESTS]);
