import { Trans } from '@lingui/react/macro';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';

it.each(['<script>alert(1)</script>', 'a <0>second link</0>', '<0/>', 'a < b', '{name}'])(
  'A sentence shows %j in it letter by letter, and no element of its own twice',
  (name) => {
    const { container } = renderApp(
      <p>
        <Trans>
          Written by <a href="/blog">{name}</a>, says {name}
        </Trans>
      </p>,
    );
    expect(container.querySelector('p')?.textContent).toBe(`Written by ${name}, says ${name}`);
    expect(container.querySelectorAll('p *')).toHaveLength(1);
  },
);
