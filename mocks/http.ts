import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#api';

/** MSW's `http`, typed by the contract: a path, a method or an answer that the contract does not have does not compile. */
export const http = createOpenApiHttp<paths>({ baseUrl: globalThis.location?.origin ?? 'http://localhost' });
