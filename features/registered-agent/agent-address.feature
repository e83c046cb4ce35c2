Feature: The addresses of a registered agent

  @A5-agent-address @A2-agent-address
  Rule: The agent has a street address in Colorado that is no PO box
    Scenario Outline: A street address is accepted or refused
      Given the filer has filled in the agent's addresses
      When the filer enters "<address>" as the street address
      And the filer enters "<state>" as the street state
      And the filer goes on
      Then the problem with the whole street address is "<problem>"

      Examples:
        | address       | state | problem                              |
        | 1700 Broadway | CO    |                                      |
        | PO Box 12     | CO    | Street address cannot be a PO Box.   |
        | P.O. Box 12   | CO    | Street address cannot be a PO Box.   |
        | 1700 Broadway | WY    | Error - Address must be in Colorado. |

    Scenario Outline: The parts of the street address are asked for
      Given the filer has filled in the agent's addresses
      When the filer enters "" as the <field>
      And the filer goes on
      Then the problem with the <field> is "<problem>"

      Examples:
        | field           | problem                          |
        | street address  | Enter the address.               |
        | street city     | Enter the city.                  |
        | street ZIP code | Enter a valid ZIP / Postal code. |

  @A5-agent-address
  Rule: The mailing address is the street address or another one in Colorado, even a PO box
    Scenario: The filer marks or enters the mailing address
      Given the filer has filled in the agent's addresses
      When the filer unmarks the mailing address is the street address
      And the filer goes on
      Then the problem with the mailing address is the street address is "Mark the box or enter a mailing address."

    Scenario: The street address may serve
      Given the filer has filled in the agent's addresses
      When the filer marks the mailing address is the street address
      And the filer goes on
      Then the problem with the mailing address is the street address is ""
