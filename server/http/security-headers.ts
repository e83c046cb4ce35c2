import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config';
import { PAGE_SCRIPT_SOURCE } from '../pages/page-script';

/** Scripts, styles and data come from this server only; the sign-on service may be asked for tokens. */
export async function securityHeaders(
  app: FastifyInstance,
  { publicUrl, signOnAuthority, signOnOrigins }: Config,
): Promise<void> {
  const isSecure = publicUrl.startsWith('https://');
  const signOn = signOnAuthority === undefined ? [] : [new URL(signOnAuthority).origin, ...signOnOrigins];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", ...signOn],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: ["'self'", 'blob:', ...signOn],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", PAGE_SCRIPT_SOURCE],
        styleSrc: ["'self'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isSecure,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
