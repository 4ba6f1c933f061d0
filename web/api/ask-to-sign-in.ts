// Any module may ask for the sign-in modal; the application says what opens it.
let open: () => void = () => {};

export function onAskToSignIn(openSignIn: () => void): void {
  open = openSignIn;
}

export function askToSignIn(): void {
  open();
}
