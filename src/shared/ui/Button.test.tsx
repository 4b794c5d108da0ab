import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkProvider } from './Link.tsx';

function RouterLink({ href, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} href={`/base${href}`}>
      {children}
    </a>
  );
}

it('Button is no submit button by default', () => {
  renderUi(
    <>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Plain' }).getAttribute('type')).toBe('button');
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('submit');
});

it('Button announces loading, ignores clicks and prevents submitting its form', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /Save.*Loading/ });
  await user.click(button);
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it("ButtonLink uses the application's link component", () => {
  renderUi(
    <LinkProvider value={RouterLink}>
      <ButtonLink href="/explore">Explore</ButtonLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/base/explore');
});

it("IconButton's accessible name excludes the badge", () => {
  renderUi(<IconButton icon="bell" label="Activity, 3 new" badge="3" />);
  expect(screen.getByRole('button', { name: 'Activity, 3 new' }).textContent).toBe('3');
});
