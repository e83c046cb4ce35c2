/** Where the provider of text messages brings what people have written. */
export const INCOMING_PATH = '/texts/incoming';
/** Where it reports what became of a message, whose ID is in the query. */
export const DELIVERY_PATH = '/texts/delivery';
