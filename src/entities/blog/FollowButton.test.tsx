import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { resetToggles } from '#src/shared/api/write/toggle.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { BlogRow } from './BlogRow.tsx';
import { FollowButton } from './FollowButton.tsx';

const ann = aBlog('ann', { followed: false });
const me = aBlog('bo');

/** Renders the same blog twice, as in a feed and in the sidebar. */
function show(answer?: Answer) {
  return renderApp(
    <>
      <FollowButton blog={ann} />
      <BlogRow blog={ann} action={<FollowButton blog={{ ...ann }} />} />
    </>,
    { blogs: [me], answer },
  );
}

const followButtons = (name: string) => screen.queryAllByRole('button', { name });

afterEach(() => {
  act(() => {
    clearOverlays();
    clearToasts();
    resetToggles();
  });
});

describe('FollowButton', () => {
  it('FollowButton follows optimistically wherever the blog is shown, and updates the count', async () => {
    let answer = (_: unknown) => {};
    const { user, requests, queryClient } = show(() => new Promise((resolve) => (answer = resolve)));
    const [first] = followButtons('Follow ann');
    if (first) await user.click(first);
    expect(followButtons('Following ann')).toHaveLength(2);
    expect(requests).toMatchObject([{ method: 'POST', path: '/v2/user/follow', body: { url: 'ann' } }]);
    await act(async () => answer({ blog: { ...ann, followed: true } }));
    await waitFor(() => expect(readViewer(queryClient).user?.following).toBe(4), { timeout: 10_000 });
  });

  it('FollowButton rolls the follow back with the server’s message when it is refused', async () => {
    const { user } = show(() => new ApiFailure(429, 4029, 'That was your 200th new blog today.'));
    const [first] = followButtons('Follow ann');
    if (first) await user.click(first);
    await screen.findByText('That was your 200th new blog today.');
    expect(followButtons('Follow ann')).toHaveLength(2);
  });

  it('FollowButton is not rendered for one’s own blog or for a blog that cannot be followed', () => {
    renderApp(
      <>
        <FollowButton blog={me} />
        <FollowButton blog={aBlog('closed', { canBeFollowed: false })} />
      </>,
      { blogs: [me] },
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
