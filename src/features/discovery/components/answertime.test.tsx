import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { AnswertimeFeed, LiveAnswertime } from './EditorialFeeds.tsx';

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

function takeover(state: { live?: boolean; completed?: boolean; hours: number }) {
  const { live = false, completed = false, hours } = state;
  return {
    live,
    completed,
    headerImage: [{ url: '/media/world/moon_1280.webp', width: 1280, height: 400 }],
    answerTime: {
      accentColor: '#9db4ff',
      blogName: 'tamsin',
      description: 'Ask about the moon.',
      startDate: inHours(hours),
      followed: false,
      liveClickthroughUrl: '/tamsin',
    },
  };
}
function show(shown: object, ui = <AnswertimeFeed label="Answertime" />) {
  return renderApp(ui, { blogs: [aBlog('mara')], answer: () => shown });
}
const answers = (elements: object[], more: object = {}) => ({ timeline: { elements, links: {} }, ...more });

describe('answertime', () => {
  it('a live answertime invites to ask', async () => {
    show(answers([], { takeover: takeover({ live: true, hours: -1 }) }));
    const banner = within(await screen.findByRole('region', { name: 'Answertime' }));
    expect(banner.getByText('Answering now')).toBeTruthy();
    expect(banner.getByRole('heading', { name: 'Ask about the moon.' })).toBeTruthy();
    expect(banner.getByRole('link', { name: 'Ask tamsin' }).getAttribute('href')).toBe('/new/ask/tamsin');
    await screen.findByRole('heading', { name: 'No answers yet' });
  });

  it('an upcoming answertime counts down', async () => {
    show(answers([], { takeover: takeover({ hours: 3.01 }) }));
    await screen.findByText('Begins in 3 hours');
    expect(screen.getByRole('link', { name: 'Ask tamsin' })).toBeTruthy();
  });

  it('a past answertime takes no more asks', async () => {
    show(answers([], { takeover: takeover({ completed: true, hours: -9 }) }));
    await screen.findByText('This answertime is over');
    expect(screen.queryByRole('link', { name: 'Ask tamsin' })).toBeNull();
  });

  it('answertimes besides the featured one are listed, without repeating it', async () => {
    const live = takeover({ live: true, hours: -1 });
    const invitation = (name: string, title: string, startDate: string, isLive: boolean) => ({
      objectType: 'answertime_cta',
      id: `answertime-${name}`,
      blog: aBlog(name),
      title,
      href: `/${name}`,
      live: isLive,
      startDate,
    });
    const elements = [
      invitation('tamsin', 'Tamsin now', live.answerTime.startDate, true),
      invitation('hut', 'The hut on Sunday', inHours(50), false),
    ];
    show(answers(elements, { takeover: live }));
    const [row, ...none] = within(
      await screen.findByRole('region', { name: 'More answertimes' }),
    ).getAllByRole('listitem');
    expect(none).toEqual([]);
    expect(row?.textContent).toContain('The hut on Sunday');
    expect(row?.textContent).toContain('Begins in 2 days');
  });

  it('the answertime feed has an empty state without any answertime', async () => {
    show(answers([]));
    await screen.findByRole('heading', { name: 'No answertime right now' });
  });

  it('an answertime is shown on explore only while it is live', async () => {
    const { unmount } = show(
      answers([], { takeover: takeover({ live: true, hours: -1 }) }),
      <LiveAnswertime />,
    );
    expect((await screen.findByRole('link', { name: 'See the answers' })).getAttribute('href')).toBe(
      '/explore/answertime',
    );
    unmount();
    const { requests } = show(answers([], { takeover: takeover({ hours: 3 }) }), <LiveAnswertime />);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: 'Answertime' })).toBeNull();
  });
});
