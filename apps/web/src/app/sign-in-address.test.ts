import { describe, expect, it } from 'vitest';
import { signInAddress, signUpAddress } from './sign-in-address.ts';

const next = (address: string) => new URL(address, 'https://koi.test').searchParams.get('next');

describe('signInAddress', () => {
  it('carries the path and its query', () => {
    const address = signInAddress({ pathname: '/history', search: '?before=7&kind=spend' });
    expect(address).toMatch(/^\/auth\?/);
    expect(next(address)).toBe('/history?before=7&kind=spend');
  });

  it('does not let a query of the page change the one of the form', () => {
    const address = signInAddress({ pathname: '/profile', search: '?signup=true' });
    expect(new URL(address, 'https://koi.test').searchParams.has('signup')).toBe(false);
  });
});

it('signUpAddress opens the form of those who are new', () => {
  const address = signUpAddress({ pathname: '/identify', search: '' });
  expect(next(address)).toBe('/identify');
  expect(new URL(address, 'https://koi.test').searchParams.get('signup')).toBe('true');
});
