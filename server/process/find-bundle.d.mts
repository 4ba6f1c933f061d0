// What the server uses of find-bundle.mjs, which is read before anything that strips types.

type Source = { size: number; mtimeMs: number; hash: string };
type Latest = { id: string; files: Record<string, Source> };

export declare const PROJECT: string;
export declare const BUNDLES: string;
export declare const PROGRAMS: readonly string[];
export function bundledName(program: string): string;
export function describeSource(file: string): Source;
export function readLatest(project?: string): Latest | null;
export function findBundle(project?: string): string | null;
export function bundledProgram(file: string): string;
export function lacksBundle(): boolean;
