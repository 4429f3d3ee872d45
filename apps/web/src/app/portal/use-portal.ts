import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { openLater, type LaterTab } from '../../lib/open-later.ts';

/** Opens the page of payments in a new tab. Its address is the answer where no tab could be opened. */
export const usePortal = () => {
  const asking = useMutation({
    mutationFn: async (tab: LaterTab): Promise<string | null> => {
      try {
        const { url } = await call('openPortal', {});
        return tab.lead(url) ? null : url;
      } catch (error) {
        tab.close();
        throw error;
      }
    },
  });
  return {
    open: () => asking.mutate(openLater('Opening your page of payments...')),
    isOpening: asking.isPending,
    error: asking.error,
    /** For a link, where the browser blocked the tab. */
    address: asking.data ?? null,
  };
};
