// Command methods calls every method of the client once, those of the Management API too, and reads each answer again, where no member may be unknown to its
// type. It prints family and name of each method as JSON. Its API is in packages/sdk-generator.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"log"
	"os"
	"reflect"

	"graha.example/graha-go"
)

func main() {
	client := graha.New("key", os.Args[1])
	families := reflect.ValueOf(client.Operations)
	var called [][2]string
	callAll := func(familyName string, family reflect.Value) {
		for methodIndex := 0; methodIndex < family.NumMethod(); methodIndex++ {
			name := [2]string{familyName, family.Type().Method(methodIndex).Name}
			called = append(called, name)
			readStrictly(name, call(name, family.Method(methodIndex)))
		}
	}
	for familyIndex := 0; familyIndex < families.NumField(); familyIndex++ {
		callAll(families.Type().Field(familyIndex).Name, families.Field(familyIndex))
	}
	callAll("Account", reflect.ValueOf(client.Account))
	if err := json.NewEncoder(os.Stdout).Encode(called); err != nil {
		log.Fatal(err)
	}
}

func call(name [2]string, method reflect.Value) reflect.Value {
	// The last are the options; a text is an id.
	sent := []reflect.Value{reflect.ValueOf(context.Background())}
	for index := 1; index < method.Type().NumIn()-1; index++ {
		value := reflect.New(method.Type().In(index)).Elem()
		if value.Kind() == reflect.String {
			value.SetString("0b7cf2de-6d7e-4a3e-9a43-0f6a4b8f2c11")
		}
		sent = append(sent, value)
	}
	results := method.Call(sent)
	if err, failed := results[1].Interface().(error); failed {
		log.Fatal(name, err)
	}
	return results[0].Elem()
}

func readStrictly(name [2]string, answer reflect.Value) {
	decoder := json.NewDecoder(bytes.NewReader(answer.FieldByName("Raw").Bytes()))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(reflect.New(answer.FieldByName("Data").Type()).Interface()); err != nil {
		log.Fatal(name, err)
	}
}
