/** How a tab hears that something may have been bought in another one. */
const CHANNEL = 'nishiki-purchase';

/** Tells the tab that opened the checkout that its keeper came back from it. */
export const tellPurchase = (): void => {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('returned');
  channel.close();
};

/** Calls whenever the keeper comes back to this tab, or to the site in another. Gives an end to it. */
export const whenBack = (back: () => void): (() => void) => {
  const shown = () => {
    if (document.visibilityState === 'visible') back();
  };
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', back);
  document.addEventListener('visibilitychange', shown);
  window.addEventListener('focus', back);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', shown);
    window.removeEventListener('focus', back);
  };
};
