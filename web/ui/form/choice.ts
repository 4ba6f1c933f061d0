// One thing to choose from a short list.
import type { ReactNode } from 'react';

export type Choice<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean };
