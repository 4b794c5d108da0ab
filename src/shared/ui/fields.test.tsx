import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render.tsx';
import { Checkbox } from './Checkbox.tsx';
import { DateField, joinDate } from './DateField.tsx';
import { ActError } from './FormField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

function described(element: HTMLElement): string {
  return (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

describe.each([
  ['TextField', <TextField key="1" label="Name" hint="Short." error="Taken." />],
  ['TextArea', <TextArea key="2" label="Name" hint="Short." error="Taken." />],
  [
    'PasswordField',
    <PasswordField key="3" label="Name" hint="Short." error="Taken." autoComplete="new-password" />,
  ],
  ['Checkbox', <Checkbox key="4" label="Name" hint="Short." error="Taken." />],
])('%s', (_name, field) => {
  it('ties label, hint and error to its control', () => {
    renderUi(field);
    const control = screen.getByLabelText('Name');
    expect(described(control)).toBe('Short. Taken.');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });
});

it('says nothing about errors while there are none', () => {
  renderUi(<TextField label="Name" />);
  const control = screen.getByLabelText('Name');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
});

it('shows and hides a password without losing it', async () => {
  const { user } = renderUi(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(input, 'madder');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
  expect(input.value).toBe('madder');
});

it('makes a switch of a checkbox', () => {
  renderUi(<Checkbox look="switch" label="Email me" defaultChecked />);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Email me' }).checked).toBe(true);
});

describe('DateField', () => {
  it('reports the date once all parts are there and sends it with its form', async () => {
    const onChange = vi.fn();
    const { user, container } = renderUi(
      <DateField label="Birth date" name="birth_date" birthday onChange={onChange} />,
    );
    await user.type(screen.getByLabelText('Day'), '7');
    await user.type(screen.getByLabelText('Month'), '3x');
    expect(onChange).toHaveBeenLastCalledWith('');
    await user.type(screen.getByLabelText('Year'), '1994');
    expect(onChange).toHaveBeenLastCalledWith('1994-03-07');
    expect(container.querySelector<HTMLInputElement>('[name=birth_date]')?.value).toBe('1994-03-07');
  });

  it('starts from a date, in the order of the language, and is one group with its error', () => {
    renderUi(<DateField label="Birth date" name="d" birthday defaultValue="1994-03-07" error="Too young." />);
    const inputs = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(inputs.map((input) => input.name)).toEqual(['d-month', 'd-day', 'd-year']);
    expect(inputs.map((input) => input.value)).toEqual(['3', '7', '1994']);
    expect(inputs.map((input) => input.autocomplete)).toEqual(['bday-month', 'bday-day', 'bday-year']);
    expect(described(screen.getByRole('group', { name: 'Birth date' }))).toBe('Too young.');
    expect(inputs.map((input) => described(input))).toEqual(['Too young.', 'Too young.', 'Too young.']);
  });

  it.each([
    [{ day: '7', month: '3', year: '1994' }, '1994-03-07'],
    [{ day: '', month: '3', year: '1994' }, ''],
    [{ day: '31', month: '12', year: '94' }, '0094-12-31'],
  ])('joinDate %j → %j', (parts, date) => {
    expect(joinDate(parts)).toBe(date);
  });
});

it('reads out why something did not work as it appears', () => {
  renderUi(<ActError>The role could not be changed.</ActError>);
  expect(screen.getByRole('alert').textContent).toBe('The role could not be changed.');
});
