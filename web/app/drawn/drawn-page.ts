// A page that was drawn beforehand: what somebody does on it is kept until the living page can do it.

/** What can be done without a script, links and questions that open, is left to the browser. */
const PRESSED = 'button, [role=tab], [role=radio], input';
const MATCHED = `${PRESSED}, a, textarea, select, details, summary`;
/** On what was pressed, until it is done. */
const WAITING = 'data-waiting';

export type DrawnPage = {
  /** Which element of the living page is which of this one. */
  match(living: HTMLElement): Map<Element, HTMLElement>;
  /** What was chosen from lists, by its name in the draft; what nobody touched is not among it. */
  readChosen(): Record<string, string>;
  /** Does on the living page what was done here, in its order. */
  repeat(places: ReadonlyMap<Element, HTMLElement>): Promise<void>;
  /** The living page will not come: what was written goes to where it is made, by its form. */
  doWithout(): void;
};

export function watchDrawnPage(root: HTMLElement): DrawnPage {
  const acts: HTMLElement[] = [];
  const form = root.querySelector('form');
  const keep = (act: HTMLElement) => {
    acts.push(act);
    act.setAttribute(WAITING, '');
  };
  function press(event: MouseEvent) {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (!pressed) return;
    event.preventDefault();
    keep(pressed);
  }
  function type(event: KeyboardEvent) {
    const { key, shiftKey, isComposing, target } = event;
    const submit = form?.querySelector<HTMLElement>('[type=submit]');
    if (key !== 'Enter' || shiftKey || isComposing || !submit) return;
    if (!(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    keep(submit);
  }
  root.addEventListener('click', press);
  root.addEventListener('keydown', type);
  return {
    match: (living) => matchElements(root, living),
    readChosen: () =>
      Object.fromEntries(
        Array.from(root.querySelectorAll<HTMLSelectElement>('select[data-draft]'))
          .filter(({ selectedOptions: [option] }) => option && !option.defaultSelected)
          .map(({ dataset, value }) => [dataset.draft, value]),
      ),
    async repeat(places) {
      for (const act of acts) {
        // What was written, and what the press before has changed, is there first.
        await new Promise((resolve) => setTimeout(resolve));
        places.get(act)?.click();
      }
    },
    doWithout() {
      root.removeEventListener('click', press);
      root.removeEventListener('keydown', type);
      for (const act of acts) act.removeAttribute(WAITING);
      if (acts.some((act) => act.matches('[type=submit]'))) form?.submit();
    },
  };
}

/** The same kind of element with the same words is the same one; of several, in their order. */
function matchElements(drawn: HTMLElement, living: HTMLElement): Map<Element, HTMLElement> {
  const named = new Map<string, HTMLElement[]>();
  for (const element of living.querySelectorAll<HTMLElement>(MATCHED)) {
    const name = nameOf(element);
    named.set(name, [...(named.get(name) ?? []), element]);
  }
  const places = new Map<Element, HTMLElement>();
  for (const element of drawn.querySelectorAll<HTMLElement>(MATCHED)) {
    const place = named.get(nameOf(element))?.shift();
    if (place) places.set(element, place);
  }
  return places;
}

function nameOf(element: HTMLElement): string {
  const words = element.getAttribute('aria-label') ?? element.textContent;
  return [element.tagName, element.getAttribute('href') ?? '', words].join(' ');
}
