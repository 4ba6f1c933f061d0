// Where an address leads that this page does not know: the rules of the build that is served now, which may be newer.
import { buildMeta, latestBuild } from '#contract/site.ts';
import { call } from '#web/api/call.ts';

const QUIETLY = { extractData: true, showLoading: false, showError: false } as const;

/** Returns null where there is no rule, or nobody to ask. */
export async function findRedirect(path: string): Promise<string | null> {
  try {
    const { id } = await call(latestBuild, {}, QUIETLY);
    const { redirect } = await call(buildMeta, { id }, QUIETLY);
    const clean = path.replace(/\/+$/, '');
    return Object.hasOwn(redirect, clean) ? (redirect[clean] ?? null) : null;
  } catch {
    return null;
  }
}
