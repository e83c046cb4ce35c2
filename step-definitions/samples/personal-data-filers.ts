import type { Filer } from '#rules';
import { individual, validFiler } from './filing';

const NAMES = ['Ada Lindqvist', 'Ben Okafor', 'Cora Vance'];

export const filerCalled = (name: string): Filer => validFiler(name, individual(name));

/** The given number of sample filers. */
export const sampleFilers = (count: number): Filer[] => NAMES.slice(0, count).map(filerCalled);
