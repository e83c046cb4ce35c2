import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const AGENT_IN_SPANISH: Dictionary = {
  'A business in good standing with a place of business in Colorado.':
    'Una empresa en regla con un lugar de negocios en Colorado.',
  'A number is looked up as an ID. Anything else is searched for as a name.':
    'Un número se busca como identificación. Todo lo demás se busca como nombre.',
  'A person who lives or works in Colorado and is {age} or older.':
    'Una persona que vive o trabaja en Colorado y tiene {age} años o más.',
  'A registered agent accepts legal papers and official mail for the business.':
    'Un agente registrado recibe documentos legales y correo oficial en nombre de la empresa.',
  Address: 'Dirección',
  'As it appears on the license or ID card': 'Tal como aparece en la licencia o tarjeta de identificación',
  'Change what you entered': 'Cambiar lo que ingresó',
  Choose: 'Elegir',
  'Choose a different entity': 'Elegir otra entidad',
  'Choose the entity that is to be the registered agent.': 'Elija la entidad que será el agente registrado.',
  'Current registered agent': 'Agente registrado actual',
  'Eight characters, as in the letter': 'Ocho caracteres, como en la carta',
  'Enter a different ID or name': 'Ingresar otra identificación u otro nombre',
  'Enter the passcode from the letter that we mailed to the agent.':
    'Ingrese el código de acceso de la carta que enviamos al agente.',
  'Entities found: {count}': 'Entidades encontradas: {count}',
  Entity: 'Entidad',
  'How do you want to verify the agent?': '¿Cómo desea verificar al agente?',
  Individual: 'Persona',
  'Keep {agent} as registered agent': 'Conservar a {agent} como agente registrado',
  'Mailed to': 'Enviado a',
  'Name of the agent': 'Nombre del agente',
  'Nine characters, with or without spaces and dashes':
    'Nueve caracteres, con espacios y guiones o sin ellos',
  'No license, ID card or passcode? Request a passcode by mail':
    '¿No tiene licencia, tarjeta de identificación ni código de acceso? Solicite un código por correo',
  'Request a new passcode': 'Solicitar un código de acceso nuevo',
  Select: 'Seleccionar',
  Submit: 'Enviar',
  'Submit mails a passcode to this person. Check that it reaches them.':
    'Con Enviar se manda un código de acceso por correo a esta persona. Verifique que le llegue.',
  "The agent's Colorado license or ID card number, and the last name on it.":
    'El número de la licencia o tarjeta de identificación de Colorado del agente y el apellido que figura en ella.',
  'The entity must be in good standing and have a usual place of business in Colorado. It cannot be a trade name or a trademark.':
    'La entidad debe estar en regla y tener un lugar habitual de negocios en Colorado. No puede ser un nombre comercial ni una marca.',
  'The filing can wait for the letter: choose “Save and finish later” and keep the return code. With it you go on when the letter has arrived.':
    'El trámite puede esperar la carta: elija “Guardar y terminar más tarde” y conserve el código de regreso. Con él continúa cuando llegue la carta.',
  'The name and the addresses are taken from the record. You confirm the consent.':
    'El nombre y las direcciones se toman del registro. Usted confirma el consentimiento.',
  'The passcode can be used once, within {days} days. When the letter has arrived, choose Individual and then Passcode, and enter it. Next leads back to the type of agent, in case another agent is to be named now.':
    'El código de acceso se puede usar una vez, en un plazo de {days} días. Cuando llegue la carta, elija Persona y después Código de acceso, e ingréselo. Siguiente vuelve al tipo de agente, por si ahora se debe nombrar a otro agente.',
  'The passcode from a letter that we mailed to the agent.':
    'El código de acceso de una carta que enviamos al agente.',
  'Use the alternative method of verification: request a passcode by mail':
    'Use el otro método de verificación: solicite un código de acceso por correo',
  'Verify a different person': 'Verificar a otra persona',
  'We have to verify who the agent is, so that nobody is named without knowing it.':
    'Tenemos que verificar quién es el agente, para que nadie sea nombrado sin saberlo.',
  'We have verified this person. Next names them as registered agent.':
    'Hemos verificado a esta persona. Con Siguiente se la nombra agente registrado.',
  'We look this up once to verify the agent. The number does not become part of the public record.':
    'Lo consultamos una sola vez para verificar al agente. El número no pasa a formar parte del registro público.',
  'We mail a passcode to the agent. Name and addresses become part of the public record when the agent is appointed.':
    'Enviamos por correo un código de acceso al agente. El nombre y las direcciones pasan a formar parte del registro público cuando se nombra al agente.',
  'You entered': 'Usted ingresó',
  'You selected': 'Usted seleccionó',
  'Your request was successful': 'Su solicitud se completó correctamente',
  'Request the passcode again': 'Solicitar de nuevo el código de acceso',
  '{agent} is not in good standing and cannot be kept as registered agent.':
    '{agent} no está en regla y no se puede conservar como agente registrado.',
};
