import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { dismissWall, freeClicks, takeFreeClick } from '#src/platform/login-wall/wall-memory.ts';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { layersOf } from '../routes/layers.ts';
import { VisitorClicks } from './VisitorClicks.tsx';

beforeEach(() => localStorage.clear());

/** Click by a pointer; the browser would follow it, which the test environment cannot. */
const byHand = { detail: 1, button: 0 };

function Page() {
  const location = useLocation();
  return (
    <LayersContext value={layersOf(location, { isLoggedIn: false })}>
      <output>{location.pathname + location.search}</output>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: stands in for the router */}
      <div onClick={(event) => event.preventDefault()}>
        {['/tagged/fog', '/ann', '/bo', '/ann/archive/2026/11', '/ann/123', '/help', '/skeinmart'].map(
          (to) => (
            <a key={to} href={to}>
              {to}
            </a>
          ),
        )}
        <button type="button" data-wall="notes" data-to="/ann/123" aria-expanded={false}>
          notes
        </button>
      </div>
      <VisitorClicks />
    </LayersContext>
  );
}

function useUp(): void {
  while (takeFreeClick());
}

const address = () => screen.getByRole('status').textContent;

it('a visitor opens five tags, and the wall takes the place of the sixth press [login-wall-05] [login-wall-26]', () => {
  renderApp(<Page />, { path: '/explore/trending' });
  const link = screen.getByRole('link', { name: '/tagged/fog' });
  for (let n = 0; n < 5; n += 1) {
    fireEvent.click(link, byHand);
    expect(address()).toBe('/explore/trending');
  }
  fireEvent.click(link, byHand);
  expect(address()).toBe(`/register?source=tags&redirect_to=${encodeURIComponent('/tagged/fog')}`);
});

it.each([
  ['/tagged/fog', '/explore/trending', 'tags', '/tagged/fog'],
  // The preview opens over the page after signing in.
  ['/bo', '/ann', 'blogView', '/ann'],
  ['/ann/archive/2026/11', '/ann/archive', 'archiveFilter', '/ann/archive/2026/11'],
  ['/ann/123', '/ann/archive', 'archivePost', '/ann/123'],
  ['/skeinmart', '/explore/trending', 'accessory', '/skeinmart'],
])(
  'the wall opens in place of %s on %s as %s [login-wall-04] [login-wall-21] [login-wall-22]',
  (name, path, source, back) => {
    useUp();
    renderApp(<Page />, { path });
    fireEvent.click(screen.getByRole('link', { name }), byHand);
    expect(address()).toBe(`/register?source=${source}&redirect_to=${encodeURIComponent(back)}`);
  },
);

it('the wall opens in place of the notes of a post [login-wall-21]', () => {
  useUp();
  renderApp(<Page />, { path: '/explore/trending' });
  fireEvent.click(screen.getByRole('button', { name: 'notes' }), byHand);
  expect(address()).toBe(`/register?source=notes&redirect_to=${encodeURIComponent('/ann/123')}`);
});

it.each([
  ['/help', '/explore/trending', byHand],
  ['/ann', '/ann', byHand],
  ['/ann/123', '/explore/trending', byHand],
  ['/ann/archive/2026/11', '/ann', byHand],
  // Keys and screen readers.
  ['/tagged/fog', '/explore/trending', { ...byHand, detail: 0 }],
  // Another tab.
  ['/tagged/fog', '/explore/trending', { ...byHand, ctrlKey: true }],
])('a press on %s from %s neither counts nor opens the wall: %o', (name, path, how) => {
  renderApp(<Page />, { path });
  fireEvent.click(screen.getByRole('link', { name }), how);
  expect(freeClicks()).toBe(5);
  useUp();
  fireEvent.click(screen.getByRole('link', { name }), how);
  expect(address()).toBe(path);
});

it('no press opens the wall while a dismissal is remembered [login-wall-06]', () => {
  useUp();
  dismissWall(true);
  useUp();
  renderApp(<Page />, { path: '/explore/trending' });
  fireEvent.click(screen.getByRole('link', { name: '/tagged/fog' }), byHand);
  expect(address()).toBe('/explore/trending');
});
