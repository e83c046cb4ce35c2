Feature: What goes wrong while an agent is named

  @A8-agent
  Rule: A failure of the registry leads to the error address
    Scenario Outline: The answer of the registry decides
      When the registry answers the <question> with <answer>
      Then the effect is the error address

      Examples:
        | question             | answer |
        | search for agents    | 500    |
        | search for agents    | 404    |
        | look-up of an entity | 500    |
        | look-up of a licence | 500    |
        | look-up of a licence | 404    |
        | saving of an agent   | 500    |
        | saving of an agent   | 422    |

    Scenario Outline: No answer comes
      When the registry does not answer the <question>
      Then the effect is the error address

      Examples:
        | question             |
        | search for agents    |
        | look-up of an entity |
        | look-up of a licence |
        | saving of an agent   |
