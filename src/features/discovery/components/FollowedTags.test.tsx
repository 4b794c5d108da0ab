import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { FollowedTags } from './FollowedTags.tsx';

const tag = (name: string) => ({ name, isFollowed: true, postCount: 1, followerCount: 1 });

describe('FollowedTags', () => {
  it('leads a member back to every tag they follow', async () => {
    renderApp(<FollowedTags />, {
      blogs: [aBlog('bo')],
      answer: () => ({ tags: [tag('small poems'), tag('fog')], total: 2, links: {} }),
    });
    const poems = await screen.findByRole('link', { name: '#small poems' });
    expect(poems.getAttribute('href')).toBe('/tagged/small%20poems');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('asks nothing for a visitor', () => {
    const { asked } = renderApp(<FollowedTags />);
    expect(asked).toEqual([]);
  });
});
