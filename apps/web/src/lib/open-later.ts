import { importing } from './importing.ts';

export type LaterTab = {
  /** Leads the tab there. False: there is none, or it was closed meanwhile, so a link is needed. */
  lead: (url: string) => boolean;
  /** No address will come. */
  close: () => void;
};

type Deps = {
  open: () => Window | null;
  /** Begins to look whether something was bought in another tab. */
  follow: () => void;
};

export const createOpenLater = ({ open, follow }: Deps) => {
  /**
   * Opens a tab for an address that is still to be asked for. Call it in the press itself: browsers
   * block a tab that comes after the answer.
   */
  const openLater = (words = 'Opening secure checkout...'): LaterTab => {
    const tab = open();
    if (tab !== null) {
      // Whatever the tab is led to must not reach back into this page.
      tab.opener = null;
      tab.document.title = words;
      tab.document.body.textContent = words;
    }
    return {
      lead: (url) => {
        // Without a tab the keeper goes by a link, and may buy all the same.
        follow();
        if (tab === null || tab.closed) return false;
        tab.location.replace(url);
        return true;
      },
      close: () => tab?.close(),
    };
  };
  return openLater;
};

export const openLater = createOpenLater({
  open: () => window.open('', '_blank'),
  follow: () => {
    importing(() => import('./follow-purchase.ts')).then(
      ({ followPurchase }) => followPurchase(),
      () => undefined,
    );
  },
});
