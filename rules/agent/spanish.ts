import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const AGENT_IN_SPANISH: Dictionary = {
  'Mailing address is the same as the street address': 'La dirección postal es igual que la dirección física',
  'Same as the principal office': 'Igual que la oficina principal',
  "Driver's license or ID card": 'Licencia de conducir o tarjeta de identificación',
  'Entity agent confirmation': 'Confirmación de la entidad como agente',
  'Entity agent': 'Una entidad como agente',
  'Entity search results': 'Resultados de la búsqueda de entidades',
  'Individual agent name and address': 'Nombre y dirección del agente (persona)',
  'Individual agent summary': 'Resumen del agente (persona)',
  'Individual agent verification': 'Verificación del agente (persona)',
  'Passcode confirmation': 'Confirmación del código de acceso',
  'Passcode request review': 'Revisión de la solicitud de código de acceso',
  'Passcode request success': 'Solicitud de código de acceso completada',
  'Registered agent type': 'Tipo de agente registrado',
  'Saving the registered agent': 'Guardando el agente registrado',
  'Did the entity agree to be appointed as registered agent?':
    '¿Aceptó la entidad ser nombrada agente registrado?',
  'Did the person agree to be appointed as registered agent?':
    '¿Aceptó la persona ser nombrada agente registrado?',
  '“{entityId}” is not an ID number. An ID number has eleven digits, as 20261234567 has.':
    '“{entityId}” no es un número de identificación. Un número de identificación tiene once dígitos, como 20261234567.',
  'There is no entity on record with ID number {entityId}.':
    'No consta en el registro ninguna entidad con el número de identificación {entityId}.',
  'Not selectable': 'No se puede elegir',
  'Not in good standing': 'No está en regla',
  'Principal office not in Colorado': 'La oficina principal no está en Colorado',
  'A trade name or trademark': 'Es un nombre comercial o una marca',
  "Driver's license or ID card number": 'Número de la licencia de conducir o de la tarjeta de identificación',
  'Entity ID number or name': 'Número de identificación o nombre de la entidad',
  'Last name': 'Apellido',
  Passcode: 'Código de acceso',
  'Type of agent': 'Tipo de agente',
  'Verification method': 'Método de verificación',
  'Choose service of process or registered agent.':
    'Elija notificación de actos procesales o agente registrado.',
  'Maintain Registered Agent for the Service of Process':
    'Mantener un agente registrado para la notificación de actos procesales',
  'Choose Individual or Entity, or keep the registered agent.':
    'Elija Persona o Entidad, o conserve el agente registrado.',
  'Choose Individual or Entity.': 'Elija Persona o Entidad.',
  "Choose driver's license / ID card or passcode":
    'Elija licencia de conducir / tarjeta de identificación o código de acceso',
  'Due to a system error, we are unable to look up your license or ID at this time. You can try again later, or use the alternative method of verification.':
    'Debido a un error del sistema, no podemos consultar su licencia o identificación en este momento. Puede intentarlo más tarde o usar el otro método de verificación.',
  "Enter a valid Colorado driver's license or ID number":
    'Ingrese un número válido de licencia de conducir o identificación de Colorado',
  "Enter a valid entity ID number. Entity must be in good standing, have a usual place of business in Colorado, and can't be a trade name or trademark.":
    'Ingrese un número de identificación de entidad válido. La entidad debe estar en regla, tener un lugar habitual de negocios en Colorado y no puede ser un nombre comercial ni una marca.',
  'Enter a valid passcode.': 'Ingrese un código de acceso válido.',
  "Enter the agent's last name as it appears on their license or ID":
    'Ingrese el apellido del agente tal como aparece en su licencia o identificación',
  'Mark the box or enter a mailing address.': 'Marque la casilla o ingrese una dirección postal.',
  'No records found - there are no entities on record that match the information you entered into the search.':
    'No se encontraron registros: no hay entidades registradas que coincidan con la información que ingresó en la búsqueda.',
  'The passcode is invalid or expired. You can request a new passcode below.':
    'El código de acceso no es válido o ha vencido. Puede solicitar un código nuevo más abajo.',
  'The registered agent must be at least 18 years old.': 'El agente registrado debe tener al menos 18 años.',
  'The registered agent on record cannot be kept. Name a registered agent who can serve.':
    'El agente registrado que consta en el registro no se puede conservar. Nombre un agente registrado que pueda desempeñar el cargo.',
  'The registered agent on record is another one by now. Name the registered agent again.':
    'El agente registrado que consta en el registro ya es otro. Nombre de nuevo el agente registrado.',
  'The search results exceeds the number of records that can be displayed.':
    'Los resultados de la búsqueda superan el número de registros que se pueden mostrar.',
  'We are unable to verify this license or ID.': 'No podemos verificar esta licencia o identificación.',
  'You must get consent before appointing a person as your registered agent':
    'Debe obtener el consentimiento antes de nombrar a una persona como su agente registrado',
  'ID number': 'Número de identificación',
  'Organization Name': 'Nombre de la organización',
};
