Feature: The addresses of a registered agent
  The agent is where the law finds the entity, so it is a place in Colorado where a person can be met.

  Background:
    Given the filing is a limited liability company

  @A5-agent-address @A2-agent-address
  Rule: The agent has a street address in Colorado that is no PO box
    Scenario Outline: A street address is accepted or refused
      Given the filer has filled in the agent's addresses
      When the filer enters "<address>" as the street address
      And the filer enters "<state>" as the street state
      And the filer continues
      Then the problem with the whole street address is "<problem>"

      Examples:
        | address       | state | problem                              |
        | 1700 Broadway | CO    |                                      |
        | PO Box 12     | CO    | Street address cannot be a PO Box.   |
        | P.O. Box 12   | CO    | Street address cannot be a PO Box.   |
        | PO Drawer 12  | CO    | Street address cannot be a PO Box.   |
        | Lockbox 12    | CO    | Street address cannot be a PO Box.   |
        | 1700 Broadway | WY    | Error - Address must be in Colorado. |
        | 1700 Broadway | DC    | Error - Address must be in Colorado. |

    Scenario Outline: The parts of the street address are asked for
      Given the filer has filled in the agent's addresses
      When the filer enters "" as the <field>
      And the filer continues
      Then the problem with the <field> is "<problem>"

      Examples:
        | field           | problem                          |
        | street address  | Enter the address.               |
        | street city     | Enter the city.                  |
        | street ZIP code | Enter a valid ZIP / Postal code. |

    Scenario Outline: Each part of the street address keeps to its limits
      Given the filer has filled in the agent's addresses
      When the filer enters "<text>" as the <field>
      And the filer continues
      Then the problem with the <field> is "<problem>"

      Examples:
        | field           | text         | problem                          |
        | street address  | [1 letters]  | Must be at least 2 characters    |
        | street address  | [2 letters]  |                                  |
        | street address  | [50 letters] |                                  |
        | street address  | [51 letters] | Must be at most 50 characters    |
        | street address  | Café         | Invalid characters entered: é    |
        | street suite    | [1 letters]  | Must be at least 2 characters    |
        | street suite    | [2 letters]  |                                  |
        | street suite    | [50 letters] |                                  |
        | street suite    | [51 letters] | Must be at most 50 characters    |
        | street suite    | Café         | Invalid characters entered: é    |
        | street city     | [1 letters]  | Must be at least 2 characters    |
        | street city     | [2 letters]  |                                  |
        | street city     | [35 letters] |                                  |
        | street city     | [36 letters] | Must be at most 35 characters    |
        | street city     | Café         | Invalid characters entered: é    |
        | street ZIP code | [1 letters]  | Must be at least 2 characters    |
        | street ZIP code | [2 letters]  | Enter a valid ZIP / Postal code. |
        | street ZIP code | [15 letters] | Enter a valid ZIP / Postal code. |
        | street ZIP code | [16 letters] | Must be at most 15 characters    |
        | street ZIP code | Café         | Invalid characters entered: é    |
        | street country  |              | Choose a country.                |
        | street country  | U5           | Choose a country.                |
        | street state    |              | Choose a state.                  |
        | street state    | Colorado     | Choose a state.                  |
        | street state    | COL          | Choose a state.                  |

    Scenario Outline: A province stands in the place of the state abroad, where no agent can be
      Given the filer has filled in the agent's addresses
      When the filer enters:
        | street country  | CA         |
        | street province | <province> |
      And the filer continues
      Then the problem with the street province is "<problem>"

      Examples:
        | province      | problem                        |
        | [1 letters]   | Must be at least 2 characters  |
        | [2 letters]   |                                |
        | [100 letters] |                                |
        | [101 letters] | Must be at most 100 characters |
        | Québec        | Invalid characters entered: é  |

  @A5-agent-address
  Rule: The mailing address is the street address or another one in Colorado, even a PO box
    Scenario: The filer decides, since nothing is selected at first
      Given the filer is asked for the agent's addresses
      When the filer continues
      Then the problem with the same mailing address option is "Mark the box or enter a mailing address."

    Scenario: The filer selects or enters the mailing address
      Given the filer has filled in the agent's addresses
      When the filer deselects the same mailing address option
      And the filer continues
      Then the problem with the same mailing address option is "Mark the box or enter a mailing address."

    Scenario: The street address may serve
      Given the filer has filled in the agent's addresses
      When the filer selects the same mailing address option
      And the filer continues
      Then the problem with the same mailing address option is ""

    Scenario Outline: An address of its own may be a PO box, but is in Colorado, and is verified as well
      Given the filer has filled in the agent's addresses
      When the filer deselects the same mailing address option
      And the filer enters:
        | mailing address  | <address> |
        | mailing city     | <city>    |
        | mailing state    | <state>   |
        | mailing ZIP code | <zip>     |
      And the filer continues
      Then the problem with the whole mailing address is "<problem>"

      Examples:
        | address     | city           | state | zip   | problem                                  |
        | PO Box 12   | Boulder        | CO    | 80302 | Verify this address before you continue. |
        | 12 Pearl St | Boulder        | CO    | 80302 | Verify this address before you continue. |
        | PO Box 12   | Cheyenne       | WY    | 82001 | Error - Address must be in Colorado.     |
        | 12 Main St  | Salt Lake City | UT    | 84101 | Error - Address must be in Colorado.     |

    Scenario Outline: The parts of an address of its own are asked for
      Given the filer has filled in the agent's addresses
      When the filer deselects the same mailing address option
      And the filer enters "<text>" as the <entered>
      And the filer continues
      Then the problem with the <asked for> is "<problem>"

      Examples:
        | entered          | text      | asked for        | problem                          |
        | mailing address  | PO Box 12 | mailing city     | Enter the city.                  |
        | mailing city     | Boulder   | mailing address  | Enter the address.               |
        | mailing ZIP code | 80302     | mailing address  | Enter the address.               |
        | mailing suite    | Suite 4   | mailing ZIP code | Enter a valid ZIP / Postal code. |

    Scenario Outline: Each part of a mailing address of its own keeps to its limits
      Given the filer has filled in the agent's addresses
      When the filer deselects the same mailing address option
      And the filer enters:
        | mailing address  | <address> |
        | mailing suite    | <suite>   |
        | mailing city     | <city>    |
        | mailing state    | <state>   |
        | mailing ZIP code | <zip>     |
      And the filer continues
      Then the problem with the <field> is "<problem>"

      Examples:
        | address      | suite        | city         | state    | zip          | field            | problem                          |
        | [1 letters]  |              | Boulder      | CO       | 80302        | mailing address  | Must be at least 2 characters    |
        | [51 letters] |              | Boulder      | CO       | 80302        | mailing address  | Must be at most 50 characters    |
        | Café         |              | Boulder      | CO       | 80302        | mailing address  | Invalid characters entered: é    |
        | PO Box 12    | [1 letters]  | Boulder      | CO       | 80302        | mailing suite    | Must be at least 2 characters    |
        | PO Box 12    | [51 letters] | Boulder      | CO       | 80302        | mailing suite    | Must be at most 50 characters    |
        | PO Box 12    | Café         | Boulder      | CO       | 80302        | mailing suite    | Invalid characters entered: é    |
        | PO Box 12    | [50 letters] | Boulder      | CO       | 80302        | mailing suite    |                                  |
        | PO Box 12    | [2 letters]  | Boulder      | CO       | 80302        | mailing suite    |                                  |
        | PO Box 12    |              | [1 letters]  | CO       | 80302        | mailing city     | Must be at least 2 characters    |
        | PO Box 12    |              | [36 letters] | CO       | 80302        | mailing city     | Must be at most 35 characters    |
        | PO Box 12    |              | Café         | CO       | 80302        | mailing city     | Invalid characters entered: é    |
        | PO Box 12    |              | [35 letters] | CO       | 80302        | mailing city     |                                  |
        | PO Box 12    |              | [2 letters]  | CO       | 80302        | mailing city     |                                  |
        | PO Box 12    |              | Boulder      | CO       | [1 letters]  | mailing ZIP code | Must be at least 2 characters    |
        | PO Box 12    |              | Boulder      | CO       | [16 letters] | mailing ZIP code | Must be at most 15 characters    |
        | PO Box 12    |              | Boulder      | CO       | Café         | mailing ZIP code | Invalid characters entered: é    |
        | PO Box 12    |              | Boulder      | CO       | [15 letters] | mailing ZIP code | Enter a valid ZIP / Postal code. |
        | PO Box 12    |              | Boulder      | CO       | [2 letters]  | mailing ZIP code | Enter a valid ZIP / Postal code. |
        | PO Box 12    |              | Boulder      |          | 80302        | mailing state    | Choose a state.                  |
        | PO Box 12    |              | Boulder      | Colorado | 80302        | mailing state    | Choose a state.                  |

    Scenario Outline: A mailing address of its own may not be abroad
      Given the filer has filled in the agent's addresses
      When the filer deselects the same mailing address option
      And the filer enters:
        | mailing address  | 12 Elm St  |
        | mailing city     | Toronto    |
        | mailing ZIP code | M5H 2N2    |
        | mailing country  | <country>  |
        | mailing province | <province> |
      And the filer continues
      Then the problem with the <field> is "<problem>"

      Examples:
        | country | province      | field                 | problem                              |
        | CA      | Ontario       | whole mailing address | Error - Address must be in Colorado. |
        | CA      | [1 letters]   | mailing province      | Must be at least 2 characters        |
        | CA      | [100 letters] | mailing province      |                                      |
        | CA      | [101 letters] | mailing province      | Must be at most 100 characters       |
        | CA      | Québec        | mailing province      | Invalid characters entered: é        |
        |         | Ontario       | mailing country       | Choose a country.                    |
        | C4      | Ontario       | mailing country       | Choose a country.                    |

  @A4-address-submit
  Rule: A street address that has not been accepted is verified before the filer continues
    Scenario Outline: Whether the verifier is asked
      Given the agent's street address is <standing>
      Then the verifier <is asked>

      Examples:
        | standing                     | is asked     |
        | entered and not yet accepted | is asked     |
        | accepted before              | is not asked |

    Scenario Outline: A PO box is refused, whether the rule book or the verifier finds it
      Given the agent's street address is <entered>
      When the verifier finds that it is <box>
      Then the address verification says "<problem>"

      Examples:
        | entered                      | box          | problem                            |
        | entered and not yet accepted | a PO box     | Street address cannot be a PO Box. |
        | entered and not yet accepted | not a PO box |                                    |
        | a PO box                     | not a PO box | Street address cannot be a PO Box. |
