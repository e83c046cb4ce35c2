Feature: The request for a passcode
  A filer without a license or ID card asks for a passcode, the alternative method of verification.

  Background:
    Given the filing is a limited liability company

  @A2-agent-info @A5-agent-address
  Rule: A passcode is requested with the agent's name and addresses
    Scenario Outline: The name is asked for
      Given the filer has filled in the passcode request
      When the filer enters "<text>" as the <field>
      And the filer continues
      Then the problem with the <field> is "<problem>"

      Examples:
        | field       | text         | problem                          |
        | first name  |              | Enter a first name.              |
        | first name  | [1 letters]  |                                  |
        | first name  | [20 letters] |                                  |
        | first name  | [21 letters] | Must be at most 20 characters    |
        | last name   |              | Enter a last name.               |
        | last name   | [1 letters]  | Must be at least 2 characters    |
        | last name   | [2 letters]  |                                  |
        | last name   | [25 letters] |                                  |
        | last name   | [26 letters] | Must be at most 25 characters    |
        | first name  | José         | Invalid characters entered: é    |
        | last name   | Núñez        | Invalid characters entered: ú, ñ |
        | middle name |              |                                  |
        | middle name | [15 letters] |                                  |
        | middle name | [16 letters] | Must be at most 15 characters    |
        | middle name | José         | Invalid characters entered: é    |
        | name suffix | Jr.          |                                  |
        | name suffix | 3rd          | Choose a suffix.                 |

    Scenario Outline: The street address is in Colorado and no PO box
      Given the filer has filled in the passcode request
      When the filer enters "<address>" as the street address
      And the filer enters "<state>" as the street state
      And the filer continues
      Then the problem with the whole street address is "<problem>"

      Examples:
        | address       | state | problem                              |
        | 1700 Broadway | CO    |                                      |
        |               | CO    | Enter the address.                   |
        | PO Box 12     | CO    | Street address cannot be a PO Box.   |
        | 1700 Broadway | WY    | Error - Address must be in Colorado. |

    Scenario Outline: The mailing address is the street address, or is entered
      Given the filer has filled in the passcode request
      When the filer <selects> the same mailing address option
      And the filer continues
      Then the problems are "<problem>"

      Examples:
        | selects   | problem                                  |
        | selects   |                                          |
        | deselects | Mark the box or enter a mailing address. |

    Scenario Outline: Each part of the street address keeps to its limits
      Given the filer has filled in the passcode request
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
        | street city     |              | Enter the city.                  |
        | street ZIP code |              | Enter a valid ZIP / Postal code. |
        | street country  |              | Choose a country.                |
        | street country  | U5           | Choose a country.                |
        | street state    |              | Choose a state.                  |
        | street state    | Colorado     | Choose a state.                  |

    Scenario Outline: A province stands in the place of the state abroad, where no agent can be
      Given the filer has filled in the passcode request
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

    Scenario Outline: Each part of a mailing address of its own keeps to its limits
      Given the filer has filled in the passcode request
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
        |              |              | Boulder      | CO       | 80302        | mailing address  | Enter the address.               |
        | PO Box 12    |              |              | CO       | 80302        | mailing city     | Enter the city.                  |
        | PO Box 12    |              | Boulder      | CO       |              | mailing ZIP code | Enter a valid ZIP / Postal code. |
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

      Examples: Where it lies
        | address    | suite | city     | state | zip   | field                 | problem                                  |
        | PO Box 12  |       | Boulder  | CO    | 80302 | whole mailing address | Verify this address before you continue. |
        | PO Box 12  |       | Cheyenne | WY    | 82001 | whole mailing address | Error - Address must be in Colorado.     |
        | 12 Main St |       | Cheyenne | WY    | 82001 | whole mailing address | Error - Address must be in Colorado.     |

    Scenario Outline: A mailing address of its own may not be abroad
      Given the filer has filled in the passcode request
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

  @A2-agent-mail
  Rule: The filer reviews what was entered before the request is sent
    Scenario Outline: What is reviewed
      Given the agent "Robin Sample" with the street address "1700 Broadway, Denver, CO 80290" and the mailing address "<mailing>"
      Then the agent is shown as:
        | name            | Robin Sample                    |
        | street address  | 1700 Broadway, Denver, CO 80290 |
        | mailing address | <shown>                         |

      Examples:
        | mailing                      | shown                           |
        | the same                     | 1700 Broadway, Denver, CO 80290 |
        | PO Box 12, Boulder, CO 80302 | PO Box 12, Boulder, CO 80302    |

  @A2-agent-mail @A8-agent
  Rule: Whatever comes of the request, its receipt follows, and tells of success only where there was one
    Scenario Outline: The answer to the request
      When the filer requests a passcode and <what happens>
      Then after the request the wizard asks for the receipt of the request
      And the outcome of the request is titled "<title>"
      And the message about the letter is "<sentence>"

      Examples:
        | what happens                   | title                                       | sentence                                                                                                                               |
        | all goes well                  | Passcode request success                    | Delivery by mail may take a week or longer.                                                                                            |
        | nothing is found               | The passcode was not requested              | No letter is on its way for this request. Ask for the passcode again, or verify the agent in another way.                                 |
        | the registry fails             | The passcode was not requested              | No letter is on its way for this request. Ask for the passcode again, or verify the agent in another way.                                 |
        | the registry is busy           | The passcode was not requested              | No letter is on its way for this request. Ask for the passcode again, or verify the agent in another way.                                 |
        | the registry cannot be reached | The request for a passcode was not answered | We do not know whether a letter is on its way. Request the passcode again: within a day the same request never brings a second letter. |

    Scenario Outline: The letter goes to the mailing address
      When a passcode is requested for "Robin Sample" at "1700 Broadway, Denver, CO 80290" with the mailing address "<mailing>"
      Then the letter goes to "Robin Sample" at "<address>"

      Examples:
        | mailing                      | address                         |
        | the same                     | 1700 Broadway, Denver, CO 80290 |
        | PO Box 12, Boulder, CO 80302 | PO Box 12, Boulder, CO 80302    |
        |                              | 1700 Broadway, Denver, CO 80290 |

  @A2-agent-info @A5-agent-address @A7-agent @api-only
  Rule: The registry writes a letter where the rules of the request are kept
    Scenario Outline: A request is satisfied or refused
      When an individual at "<street>" in Denver asks for a passcode
      Then the registry refuses the request with "<problem>"
      And <letters> letters are written

      Examples:
        | street        | problem                            | letters |
        | 1700 Broadway |                                    | 1       |
        | PO Box 12     | Street address cannot be a PO Box. | 0       |
        |               | Enter the address.                 | 0       |

    Scenario: A request that is repeated within a day is satisfied by the letter that is on its way
      Given a passcode was mailed to an individual
      When the individual asks for a passcode again
      Then the registry refuses the request with ""
      And 1 letter is written

    Scenario: A filer who spells the name in another way gets a letter of their own, and changes no other
      Given a passcode was mailed to an individual
      When the individual asks for a passcode again as "ROWAN"
      Then 2 letters are written
      And the first of the letters is to "Rowan"
