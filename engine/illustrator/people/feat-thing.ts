// What is drawn of a feat beside the body, in the units of a figure: its feet at zero, up is negative, to the right ahead.

import type { Draft } from './draft.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

type Paint = (draft: Draft, body: Skeleton, person: Person) => void;

export type FeatThings = { behind?: Paint; before?: Paint };
