import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { forgetToggles } from '#src/shared/api/write/toggle.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { BlogRow } from './BlogRow.tsx';
import { FollowButton } from './FollowButton.tsx';

const ann = aBlog('ann', { followed: false });
const me = aBlog('bo');

/** The same blog twice, as in a feed and beside it. */
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

afterEach(() =>
  act(() => {
    clearOverlays();
    clearToasts();
    forgetToggles();
  }),
);

describe('FollowButton', () => {
  it('follows at once, wherever the blog is shown, and counts it', async () => {
    let answer = (_: unknown) => {};
    const { user, asked, queryClient } = show(() => new Promise((resolve) => (answer = resolve)));
    const [first] = followButtons('Follow ann');
    if (first) await user.click(first);
    expect(followButtons('Following ann')).toHaveLength(2);
    expect(asked).toMatchObject([{ method: 'POST', path: '/v2/user/follow', body: { url: 'ann' } }]);
    await act(async () => answer({ blog: { ...ann, followed: true } }));
    await waitFor(() => expect(readViewer(queryClient).user?.following).toBe(4), { timeout: 10_000 });
  });

  it('takes it back with the server’s words when it is refused', async () => {
    const { user } = show(() => new ApiFailure(429, 4029, 'That was your 200th new blog today.'));
    const [first] = followButtons('Follow ann');
    if (first) await user.click(first);
    await screen.findByText('That was your 200th new blog today.');
    expect(followButtons('Follow ann')).toHaveLength(2);
  });

  it('is not offered for one’s own blog, nor for one nobody can follow', () => {
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
