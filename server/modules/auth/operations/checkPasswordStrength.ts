import type { Handler } from '#server/http/contract/handler.ts';
import { passwordStrength } from '../registration/password-strength.ts';

export const checkPasswordStrength: Handler<'checkPasswordStrength'> = ({ body }) =>
  passwordStrength(body.password, body.email, body.tumblelog);
