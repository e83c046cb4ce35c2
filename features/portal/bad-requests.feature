Feature: Requests that cannot be understood
  The registry answers with what is wrong, never with its own inner workings.

  @W7-submit @api-only
  Rule: A request that breaks the contract is refused with the place of each fault
    Scenario Outline: The fault is named
      Given a complete filing of a limited liability company
      When the filing is kept with <fault>
      Then the registry refuses the request naming the place "<place>"

      Examples:
        | fault                   | place         |
        | no submission key       | submissionKey |
        | an unknown filing type  | filingType    |
        | a field that is unknown | surprise      |

    Scenario Outline: Other requests are refused by their kind
      When the registry is sent <request>
      Then the registry refuses it with <status>

      Examples:
        | request                    | status |
        | a body that cannot be read | 400    |
        | a body of another kind     | 415    |
        | a body that is too large   | 413    |
        | a question that is unknown | 404    |
