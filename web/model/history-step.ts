/** Where the page stands in the history of this tab: the router numbers its entries. Null where it has not. */
export function readHistoryStep(): number | null {
  const state = history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}
