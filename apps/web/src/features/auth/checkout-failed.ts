export const checkoutFailed = (): string => 'Failed to start checkout. Please try again.';
