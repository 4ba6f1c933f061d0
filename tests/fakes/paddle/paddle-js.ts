// Paddle.js as the fake serves it: a window over the page with a frame of its own and a button for each way out of it.
export const PADDLE_JS = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  let emit = () => {};
  let box = null;
  const close = (name) => {
    if (!box) return;
    box.remove();
    box = null;
    emit({ name });
  };
  const button = (words, press) => {
    const made = document.createElement('button');
    made.textContent = words;
    made.addEventListener('click', press);
    return made;
  };
  window.Paddle = {
    Environment: { set: () => {} },
    Initialize: ({ eventCallback }) => {
      emit = eventCallback;
    },
    Checkout: {
      open: ({ transactionId, settings }) => {
        if (box) box.remove();
        box = document.createElement('div');
        box.style.cssText = 'position:fixed;inset:10%;background:#fff;color:#000';
        const frame = document.createElement('iframe');
        frame.title = 'Paddle checkout';
        frame.src = origin + '/checkout-frame?' + new URLSearchParams({ transactionId, ...settings });
        frame.addEventListener('load', () => emit({ name: 'checkout.loaded' }));
        const pay = async () => {
          await fetch(origin + '/checkout-frame/pay?_ptxn=' + transactionId);
          emit({ name: 'checkout.completed' });
        };
        box.append(frame, button('Pay by Paddle', pay), button('Close Paddle', () => close('checkout.closed')));
        document.body.append(box);
      },
      close: () => close('checkout.closed'),
    },
  };
})();
`;
